'use strict';
// The pictures that a scene shows. Each is fetched once: from the page itself where the page holds it, otherwise from
// beside the page.

const pictureTypes = {
  png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', svg: 'image/svg+xml',
};

class Pictures {
  /** `files` are the bytes by name that came with the page; `onLoad` and `onError` are told the name. */
  constructor(files, onLoad, onError) {
    this.files = files;
    this.onLoad = onLoad;
    this.onError = onError;
    this.pictures = new Map();
  }

  /** The picture of a file: an image that is `loaded`, or is not yet, or has `failed`. */
  get(name) {
    let picture = this.pictures.get(name);
    if (!picture) {
      picture = { image: new Image(), loaded: false, failed: false };
      this.pictures.set(name, picture);
      picture.image.onload = () => {
        picture.loaded = true;
        this.onLoad(name);
      };
      picture.image.onerror = () => {
        picture.failed = true;
        this.onError(name);
      };
      picture.image.src = this.address(name);
    }
    return picture;
  }

  /** True when no picture that was asked for is still on its way. */
  get settled() { return [...this.pictures.values()].every(({ loaded, failed }) => loaded || failed); }

  address(name) {
    const bytes = this.files.get(name);
    if (!bytes) return fileAddress(name);
    const type = pictureTypes[name.split('.').at(-1).toLowerCase()] ?? 'application/octet-stream';
    return URL.createObjectURL(new Blob([bytes], { type }));
  }

  /** Lets go of what was made for the pictures that came with the page. */
  close() {
    for (const { image } of this.pictures.values()) {
      if (image.src.startsWith('blob:')) URL.revokeObjectURL(image.src);
    }
  }
}

/** The address of a file beside the page, whatever is in its name. */
function fileAddress(name) {
  return './' + name.split('/').map(encodeURIComponent).join('/');
}

/**
 * Where a picture goes in its box, as `{ source, target }`, each x, y, width and height: the whole of it stretched
 * (fit 0), the whole of it as large as the box lets it be (1), or the middle of it that fills the box (2).
 */
function fitPicture(width, height, fit, [x, y, boxWidth, boxHeight]) {
  const whole = { source: [0, 0, width, height], target: [x, y, boxWidth, boxHeight] };
  if (fit === 0) return whole;
  if (fit === 1) {
    const scale = Math.min(boxWidth / width, boxHeight / height);
    const w = width * scale, h = height * scale;
    return { source: whole.source, target: [x + (boxWidth - w) / 2, y + (boxHeight - h) / 2, w, h] };
  }
  const scale = Math.max(boxWidth / width, boxHeight / height);
  const w = boxWidth / scale, h = boxHeight / scale;
  return { source: [(width - w) / 2, (height - h) / 2, w, h], target: whole.target };
}

/** True for pictures that are sharp at any size. */
function isVector(name) { return /\.svg$/i.test(name); }
