/** Loads the code for lists and entries of localized types. */
export const contentParts = () => import('../content-parts.ts');
