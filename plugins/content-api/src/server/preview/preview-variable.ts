import { defineVariable } from '@admin/server';

/** The address of the website, against which the pages of content types are resolved; null if it is not set. */
export const previewUrl = defineVariable<string | null>({
  name: 'PREVIEW_URL',
  fallback: 'none',
  description:
    'Address of the website, such as `https://www.example.com`, whose pages the panel shows as previews.',
  expects: 'an http or https address',
  read(text) {
    if (text === 'none') return null;
    return /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
  },
});
