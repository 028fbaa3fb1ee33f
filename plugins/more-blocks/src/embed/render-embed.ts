import { element, type BlockRenderer } from '@admin/blocks-html';
import { embeddedIn } from './embed-node.ts';
import { providerOf } from './providers.ts';

/**
 * An embedded page as a link in `<figure class="embed">`; nothing of one that may not be embedded. A frame is for the
 * website to make of it: only that knows what its policy allows.
 */
export const renderEmbed: BlockRenderer = (node) => {
  const { url, title } = embeddedIn(node);
  const provider = providerOf(url);
  if (provider === undefined) return [];
  const link = element('a', { href: url, target: '_blank' }, [title.trim() || url]);
  return element('figure', { class: 'embed' }, [link, element('figcaption', {}, [provider])]);
};
