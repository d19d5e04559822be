/** Every number that the product gives for choosing a country, in one place. */
export const pickerMeasures = {
  /** From this width on the list hangs below its field; below it, it takes the screen. */
  popoverFromPx: 992,
  popoverWidthPx: 440,
  /** How long something that is on its way out stays to be seen. */
  hideMs: { input: 80, popover: 300, modal: 100 },
  /** A country may have dozens; more than these tell nobody anything. */
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

/** `204, 226, 236, 249, 250 …` */
export function areaCodesText(areaCodes: readonly string[]): string {
  const shown = areaCodes.slice(0, pickerMeasures.mostAreaCodes).join(', ');
  return areaCodes.length > pickerMeasures.mostAreaCodes ? `${shown} …` : shown;
}
