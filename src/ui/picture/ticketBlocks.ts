import { type Block, type Pen, pictureMargin, pictureWidth } from './pictureBlocks.ts';

const notch = 24;

/** A picture that fills its place, and loses its edges rather than its proportions; without one the colour. */
export function coverBlock(
  pen: Pen,
  { accent, cover, height }: { accent: string; cover: HTMLImageElement | undefined; height: number },
): Block {
  return {
    height,
    draw(top) {
      pen.fillStyle = accent;
      pen.fillRect(0, top, pictureWidth, height);
      if (cover === undefined) return;
      const { naturalWidth, naturalHeight } = cover;
      const scale = Math.max(pictureWidth / naturalWidth, height / naturalHeight);
      const [cutWidth, cutHeight] = [pictureWidth / scale, height / scale];
      const [x, y] = [(naturalWidth - cutWidth) / 2, (naturalHeight - cutHeight) / 2];
      pen.drawImage(cover, x, y, cutWidth, cutHeight, 0, top, pictureWidth, height);
    },
  };
}

/** Where the stub would be torn off. */
export function cutBlock(pen: Pen, accent: string): Block {
  return {
    height: 2 * notch + 16,
    draw(top) {
      const middle = top + notch + 8;
      pen.fillStyle = '#c9d3e2';
      for (let x = pictureMargin; x < pictureWidth - pictureMargin; x += 24)
        pen.fillRect(x, middle - 1, 12, 3);
      pen.fillStyle = accent;
      for (const x of [0, pictureWidth]) {
        pen.beginPath();
        pen.arc(x, middle, notch, 0, 2 * Math.PI);
        pen.fill();
      }
    },
  };
}
