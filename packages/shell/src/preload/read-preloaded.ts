import { readBootDocument } from '../project/boot-document.ts';

/** Returns the path where the panel is served, without a slash at its end; undefined on a static file host. */
export const panelBase = (): string | undefined => readBootDocument()?.basePath;

/**
 * Returns the bodies of responses that the document requested; the panel can take them before or after that.
 * @param paths of the requests, without their queries: a document requests each path once
 * @returns null if one of them failed, or was not requested
 */
export async function readPreloadedResponses(paths: readonly string[]): Promise<readonly unknown[] | null> {
  const { responses } = globalThis.adminPreloadedResponses ?? {};
  if (!responses) return null;
  const apiUrl = readBootDocument()?.apiUrl ?? '';
  const keys = [...responses.keys()];
  const found = await Promise.all(
    paths.map(async (path) => {
      const start = `GET ${apiUrl}${path}`;
      const key = keys.find((one) => one.startsWith(start) && /^[ ?]/.test(one.slice(start.length)));
      return key === undefined ? null : (responses.get(key) ?? null);
    }),
  );
  return found.every((response) => response !== null) ? found.map(({ data }) => data) : null;
}
