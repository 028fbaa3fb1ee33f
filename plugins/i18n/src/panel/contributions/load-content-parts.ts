/** Fetches what lists and entries of localized types need. */
export const contentParts = () => import('../content-parts.ts');
