import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** The position of the form in the document; `@admin/shell/preload` looks for this template. */
const template = '<template id="admin-sign-in"></template>';

/** Runs a module of the panel on the server and returns its export `markup`. */
async function renderMarkup(root: string, module: string): Promise<string> {
  const result = await build({
    ...sharedConfig,
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { ...sharedConfig.ssr, noExternal: [/^@admin\//] },
    build: {
      ssr: `${root}/${module}`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${module} is no module.`);
  // Below the panel, so that its libraries resolve; a fresh checkout lacks this folder.
  mkdirSync(`${root}/node_modules`, { recursive: true });
  const folder = mkdtempSync(`${root}/node_modules/.sign-in-`);
  try {
    const file = `${folder}/markup.mjs`;
    writeFileSync(file, chunk.code);
    const { markup } = (await import(pathToFileURL(file).href)) as { readonly markup: string };
    return markup;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if a class of the markup is not defined in the style sheets of the panel. */
function checkStyles(markup: string, bundle: Rolldown.OutputBundle): void {
  const styles = Object.values(bundle)
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [output.source] : []))
    .join('\n');
  const classes = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const missing = classes.filter((name) => name.startsWith('_') && !styles.includes(`.${name}`));
  if (missing.length > 0)
    throw new Error(`The form of the document has no styles for ${missing.join(', ')}.`);
}

/**
 * Adds the sign-in form to the document, as markup rendered by the component of the panel, so that both look the same.
 * @param module exports the form as `markup`
 */
export function signInTemplate(module: string): Plugin {
  let root = '';
  return {
    name: 'sign-in-template',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !html.includes(template)) throw new Error(`The document has no ${template}.`);
        const markup = await renderMarkup(root, module);
        checkStyles(markup, bundle);
        return html.replace(template, () => template.replace('></', () => `>${markup}</`));
      },
    },
  };
}
