import PlayerBundle
import Rendering
import SceneLang

/// Writes a folder for a web server, from which a toy can be added to a home screen and then plays without a network:
/// the page, what the system wants to know of it, its icons, and the worker that keeps them all.
func writeInstallable(_ toy: Toy, to folder: Path, on terminal: Terminal) throws(FailedWrite) {
  guard let page = ExportedPage(of: toy, purpose: .installing) else { return }
  var files: [(name: String, bytes: [UInt8])] = [
    ("index.html", page.bytes), ("manifest.webmanifest", manifest(of: toy.content)), ("icon.svg", toy.still.bytes),
  ]
  for side in iconSides {
    files.append(("icon-\(side).png", iconPNG(of: toy.display, size: toy.size, side: side)))
  }
  files.append(("worker.js", worker(keeping: files)))
  try makeFolder(folder)
  for file in files { try write(file.bytes, to: folder.appending(Path(file.name))) }
  terminal.report(page, at: folder.appending(Path("index.html")))
  terminal.say(.sharing(.howToInstall(folder)))
}

/// The sizes that home screens ask for: an iPad's, and those of Android.
private let iconSides = [180, 192, 512]

/// What a system is told of a toy (the W3C's Web Application Manifest).
private func manifest(of content: SceneContent) -> [UInt8] {
  let name = JSON.text(content.name.description).line
  let icons = iconSides.map { side in
    "{ \"src\": \"icon-\(side).png\", \"type\": \"image/png\", \"sizes\": \"\(side)x\(side)\" }"
  }
  let text = """
    {
      "name": \(name),
      "short_name": \(name),
      "lang": \(JSON.text((content.language ?? .english).code).line),
      "start_url": "./",
      "scope": "./",
      "display": "standalone",
      "background_color": "#1d1d20",
      "theme_color": "#1d1d20",
      "icons": [
        \(icons.joined(separator: ",\n    ")),
        { "src": "icon.svg", "type": "image/svg+xml", "sizes": "any" }
      ]
    }

    """
  return Array(text.utf8)
}

/// The service worker: it takes in all files when the page is first opened, and answers with them from then on. Another
/// export has another fingerprint, and so is taken in anew.
private func worker(keeping files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
  let fingerprint = sha256(files.flatMap(\.bytes)).prefix(8).map { String($0, radix: 16) }.joined()
  let names = files.map(\.name).filter { $0 != "index.html" }
  let text = """
    'use strict';
    // Keeps the toy's files, so that it plays without a network. What else lies below its folder is none of its business:
    // other toys have workers of their own.
    const prefix = `scenec ${registration.scope} `;
    const kept = prefix + '\(fingerprint)';
    const files = ['./', \(names.map { "'\($0)'" }.joined(separator: ", "))]
      .map((name) => new URL(name, registration.scope).href);

    addEventListener('install', (event) => event.waitUntil((async () => {
      const cache = await caches.open(kept);
      await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
      await skipWaiting();
    })()));

    addEventListener('activate', (event) => event.waitUntil((async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && name !== kept) await caches.delete(name);
      }
      await clients.claim();
    })()));

    addEventListener('fetch', (event) => {
      if (event.request.method !== 'GET') return;
      const [address] = event.request.url.split(/[?#]/);
      const file = address === `${registration.scope}index.html` ? registration.scope : address;
      if (!files.includes(file)) return;
      event.respondWith((async () => {
        const cache = await caches.open(kept);
        return await cache.match(file) ?? fetch(event.request);
      })());
    });

    """
  return Array(text.utf8)
}
