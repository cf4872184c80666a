'use strict';
// A page that `scenec run` serves is told when the scene is saved.

/** Listens where the page says so; `onScene(files)` and `onProblems(texts)` are told what the server sends. */
function listenForChanges(onScene, onProblems) {
  const address = document.querySelector('meta[name="scenec-live"]')?.content;
  if (!address) return;
  const events = new EventSource(address);
  events.addEventListener('scene', (event) => onScene(JSON.parse(event.data)));
  events.addEventListener('problems', (event) => onProblems(JSON.parse(event.data)));
}
