/** The type of a barcode, which Android prepends: `CODE_128,4006381333931`. */
const kind = /^(?:CODE_?(?:39|93|128)|CODABAR|EAN_?(?:8|13)|UPC_?[AE]|ITF|QR_?CODE|DATA_?MATRIX),/i;

export function scannedText(resultStr: unknown): string {
  return typeof resultStr === 'string' ? resultStr.replace(kind, '').trim() : '';
}
