/**
 * Collections whose rows are a name, a picture and a text: what `npm run new:screen` begins with. One whose fields are known has a
 * recipe in contentRecipes.ts instead.
 */
export const plainCollections: readonly string[] = [];
