import { parsed } from './document-state.ts';
import { preloadFile } from './preload-chunks.ts';

/** Id of the template with the scripts of the page. The build writes it. */
const templateId = 'admin-start';

/** Returns the scripts of the page, which are not part of it yet; null in development, where they are. */
export function pageScripts(): DocumentFragment | null {
  const template = document.getElementById(templateId);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}

/**
 * Runs the scripts of the page in their order once the document is parsed, as deferred scripts do.
 * @param earlyPage settles when the document has shown its page. The scripts are not compiled before, which would compete with
 *   drawing it.
 */
export async function runScripts(
  scripts: DocumentFragment,
  nonce: string,
  earlyPage?: Promise<unknown>,
): Promise<void> {
  const elements = scripts.querySelectorAll('script');
  for (const { src } of elements) preloadFile(src, nonce, earlyPage);
  await earlyPage;
  await parsed();
  // Scripts that are added to a document run when they are loaded, unless this is false.
  for (const script of elements) script.async = false;
  document.head.append(scripts);
}
