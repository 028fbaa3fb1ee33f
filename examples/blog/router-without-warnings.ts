import type { Plugin } from 'vite';

const development = '/node_modules/react-router/dist/development/';

/**
 * Bundles the production build of React Router. Its package exports only the development build, whose warnings the
 * minifier cannot remove.
 */
export function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return (
        resolved && {
          ...resolved,
          id: resolved.id.replace(development, '/node_modules/react-router/dist/production/'),
        }
      );
    },
  };
}
