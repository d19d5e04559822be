import type { Locator } from '@playwright/test';

interface Seen {
  readonly width: number;
  readonly height: number;
  /** One character per dot, row by row: `1` is dark. */
  readonly dots: string;
}

/** The dark modules of the one QR code in a drawn picture, as `x,y`: found by its three corners, wherever it stands. */
export async function qrInPicture(picture: Locator): Promise<string[]> {
  const seen = await picture.evaluate((image: HTMLImageElement): Seen => {
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('The picture cannot be read');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const isDark = (at: number) => (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 200;
    let dots = '';
    for (let at = 0; at < data.length; at += 4) dots += isDark(at) ? '1' : '0';
    return { width, height, dots };
  });
  return modulesBetween(seen, cornersIn(seen));
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly module: number;
}

/** A row and a column through a corner's middle are dark and light in these proportions. */
const corner = /0(1+)(0+)(1+)(0+)(1+)(?=0)/g;
const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, other * 0.25);

function cornersIn({ width, height, dots }: Seen): readonly Corner[] {
  const column = (x: number) => Array.from({ length: height }, (_, y) => dots[y * width + x]).join('');
  const middles = (line: string) => {
    const found: { at: number; module: number }[] = [];
    corner.lastIndex = 0;
    for (let match = corner.exec(line); match !== null; match = corner.exec(line)) {
      const lengths = match.slice(1).map(({ length }) => length);
      const module = lengths.reduce((sum, length) => sum + length, 0) / 7;
      const fits = [1, 1, 3, 1, 1].every((wanted, at) => near(lengths[at] ?? 0, wanted * module));
      if (fits && module >= 3) found.push({ at: match.index + 1 + module * 3.5, module });
      // The next one may begin with the end of this one.
      corner.lastIndex = match.index + 1;
    }
    return found;
  };
  const corners: Corner[] = [];
  for (let y = 0; y < height; y += 1)
    for (const { at: x, module } of middles(dots.slice(y * width, (y + 1) * width))) {
      const crossing = middles(column(Math.floor(x))).find(({ at }) => Math.abs(at - y) < module * 1.5);
      const isNew = !corners.some(
        (known) => Math.hypot(known.x - x, known.y - (crossing?.at ?? 0)) < module * 3,
      );
      if (crossing !== undefined && isNew) corners.push({ x, y: crossing.at, module });
    }
  return corners;
}

function modulesBetween({ width, dots }: Seen, corners: readonly Corner[]): string[] {
  if (corners.length !== 3) throw new Error(`A QR code has three corners, here are ${corners.length}`);
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const top = Math.min(...corners.map(({ y }) => y));
  const roughly = corners.reduce((sum, { module }) => sum + module, 0) / 3;
  // From the middle of one corner to the middle of the next: all modules but seven.
  const count = Math.round((right - left) / roughly) + 7;
  const module = (right - left) / (count - 7);
  const found: string[] = [];
  for (let y = 0; y < count; y += 1)
    for (let x = 0; x < count; x += 1) {
      const [dotX, dotY] = [left + (x - 3) * module, top + (y - 3) * module].map(Math.floor);
      if (dots[(dotY ?? 0) * width + (dotX ?? 0)] === '1') found.push(`${x},${y}`);
    }
  return found;
}
