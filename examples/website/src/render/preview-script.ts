import { connectPreview } from '@admin/client/preview';
import { localeOf } from '../locales.ts';
import { renderDocument, renderMarkdown } from './texts.ts';

const { panel, cms = '' } = document.body.dataset;
const locale = localeOf(document.documentElement.lang)?.code ?? 'en';

if (panel !== undefined) {
  const context = { locale, cmsUrl: cms };
  connectPreview({
    panel,
    server: cms,
    renderers: {
      markdown: (value) => (typeof value === 'string' ? renderMarkdown(value, context) : ''),
      blocks: (value) => renderDocument(value, context),
    },
  });
}
