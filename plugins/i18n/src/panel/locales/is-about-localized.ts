import { isLocalized, type ContentType } from '@admin/content-model';

/** Whether entries of the type that somebody looks at exist in several languages. */
export function isAboutLocalized({ contentType }: { readonly contentType: ContentType }): boolean {
  return isLocalized(contentType);
}
