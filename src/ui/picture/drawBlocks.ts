import { type Block, dataAddress, type Pen, pictureWidth } from './pictureBlocks.ts';

interface BlockPicture {
  readonly blocks: readonly Block[];
  /** Asked once all is drawn. */
  readonly isShown: () => boolean;
}

/** A picture of blocks below each other on white, as a data address. Undefined where this browser cannot draw it. */
export function drawBlocks(
  type: 'image/png' | 'image/jpeg',
  arrange: (pen: Pen) => BlockPicture,
): string | undefined {
  try {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return undefined;
    const { blocks, isShown } = arrange(pen);
    canvas.width = pictureWidth;
    canvas.height = blocks.reduce((sum, { height }) => sum + height, 0);
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    let top = 0;
    for (const block of blocks) {
      block.draw(top);
      top += block.height;
    }
    return isShown() ? dataAddress(canvas, type) : undefined;
  } catch {
    return undefined;
  }
}
