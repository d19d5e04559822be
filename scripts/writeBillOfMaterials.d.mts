/** See `writeBillOfMaterials.mjs`. */
export function readBillOfMaterials(): {
  bomFormat: string;
  components: { name: string; version: string; group?: string }[];
};
