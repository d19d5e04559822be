/** All numbers that the specification gives for choosing a country. */
export const pickerMeasures = {
  /** From this width on the list is a popover below its field, else a modal. */
  popoverFromPx: 992,
  popoverWidthPx: 440,
  hideMs: { input: 80, popover: 300, modal: 100 },
  mostAreaCodes: 5,
  listHeightPx: 350,
  narrowListHeightPx: 240,
} as const;

export type PickerLook = 'popover' | 'modal';

export function pickerLookAt(widthPx: number): PickerLook {
  return widthPx >= pickerMeasures.popoverFromPx ? 'popover' : 'modal';
}

export function listHeightAt(widthPx: number): number {
  const { popoverFromPx, listHeightPx, narrowListHeightPx } = pickerMeasures;
  return widthPx >= popoverFromPx ? listHeightPx : narrowListHeightPx;
}

export function areaCodesText(areaCodes: readonly string[]): string {
  const shown = areaCodes.slice(0, pickerMeasures.mostAreaCodes).join(', ');
  return areaCodes.length > pickerMeasures.mostAreaCodes ? `${shown} …` : shown;
}
