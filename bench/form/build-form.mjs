import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { root } from '../../scripts/workspace/paths.mjs';

const source = `${root}/packages/entry-form/src/index.ts`;
const conditions = ['@admin/source', ...defaultServerConditions];

/** Builds the form of an entry without React and its page. @param {string} folder to build into */
export async function buildForm(folder) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'form.mjs' } },
    },
  });
  return import(pathToFileURL(`${folder}/form.mjs`).href);
}
