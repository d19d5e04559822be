/** `later` names the part of the product that is not built yet. */
export interface Promised {
  name: string;
  says: string;
  later?: string;
}

export interface Area {
  title: string;
  promises: Promised[];
}

export const ruleAreas: Area[];
export const faultAreas: Area[];
export const promises: Promised[];
