declare module 'gifenc' {
  type Palette = [red: number, green: number, blue: number][];
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: Palette;
        /** In milliseconds. */
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1: the next frame is drawn over this one. */
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, maxColours: number): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
