import { isScalar, ownValue, type ContentType } from '@admin/content-model';

/** The address of an entry's page: complete, or with the attributes that have no value yet. */
export type PageAddress = { readonly url: string } | { readonly missing: readonly string[] };

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the template of the page of a content type: `pluginOptions.content-api.preview`, such as
 * `/{locale}/articles/{slug}?preview={token}`. A path is resolved against the address of the website.
 * @param website an absolute address; null if none is configured
 * @returns null for a type without a page, or whose template cannot be resolved
 */
export function previewTemplate(
  { pluginOptions }: Pick<ContentType, 'pluginOptions'>,
  website: string | null,
): string | null {
  const template = pluginOptions?.['content-api']?.['preview'];
  if (typeof template !== 'string' || template === '') return null;
  const absolute = /^https?:\/\//.test(template);
  if (absolute) return URL.canParse(template) ? template : null;
  return template.startsWith('/') && website !== null ? website.replace(/\/+$/, '') + template : null;
}

/** Returns the origin of a template. Placeholders cannot be in it, so that no value of an entry changes it. */
export function originOf(template: string): string | null {
  const start = /^https?:\/\/[\w.:[\]-]+(?=[/?#]|$)/.exec(template)?.[0];
  return start !== undefined && URL.canParse(start) ? new URL(start).origin : null;
}

/**
 * Replaces the placeholders of a template: `{id}`, `{locale}`, `{token}`, and attributes with a single value such as
 * `{slug}`.
 */
export function pageAddress(
  template: string,
  { attributes }: Pick<ContentType, 'attributes'>,
  values: Values,
): PageAddress {
  const missing: string[] = [];
  const url = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const attribute = ownValue(attributes, name);
    const isUsable = attribute === undefined || (isScalar(attribute) && attribute.type !== 'password');
    const value = isUsable ? ownValue(values, name) : undefined;
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      missing.push(name);
      return '';
    }
    return encodeURIComponent(value);
  });
  return missing.length > 0 ? { missing } : { url };
}
