const [width, height] = [1320, 1290];
const headerBytes = 54;

/** A picture of 5 MB, as cameras take it: nothing of it is compressed. BMP, 24 bits per dot. */
export function heavyPicture(): Uint8Array<ArrayBuffer> {
  const dotBytes = width * height * 3;
  const bytes = new Uint8Array(headerBytes + dotBytes);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let at = 0; at < dotBytes; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    bytes.set([120 + (x >> 4), 80 + (y >> 4), 60], headerBytes + at);
  }
  return bytes;
}
