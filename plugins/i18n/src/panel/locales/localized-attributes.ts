import { isLocalized, type Attribute, type ContentType } from '@admin/content-model';

/** Whether entries of the type that somebody looks at exist in several languages. */
export function isAboutLocalized({ contentType }: { readonly contentType: ContentType }): boolean {
  return isLocalized(contentType);
}

/**
 * Whether all language versions of an entry have the same value of an attribute. Links and passwords are each version's
 * own.
 */
export function isShared({ type, pluginOptions }: Attribute): boolean {
  return type !== 'relation' && type !== 'password' && pluginOptions?.['i18n']?.['localized'] !== true;
}
