import { isLocalized, type ContentType } from '@admin/content-model';

/** Returns whether the content type is localized. */
export function isAboutLocalized({ contentType }: { readonly contentType: ContentType }): boolean {
  return isLocalized(contentType);
}
