import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `Features.DirSelector` of lightningcss, a dependency of Vite that an application may not be able to import. */
export const dirSelector = 4;

/** The code of react-intl that asks; a test compares it with the installed version. */
export const localeChecks = ['NumberFormat', 'DateTimeFormat'].map(
  (format) => `!Intl.${format}.supportedLocalesOf(locale).length && onError`,
);

/**
 * Removes the question of whether the browser knows the locale, which react-intl asks before the first text. Its first
 * answer takes Chromium 30 ms; the languages of the panel are known to every supported browser.
 */
function intlWithoutLocaleCheck(): Plugin {
  return {
    name: 'intl-without-locale-check',
    apply: 'build',
    transform: {
      filter: { id: /@formatjs\/intl\/index\.js$/ },
      handler(code) {
        // A newer version without them works, too.
        return { code: localeChecks.reduce((text, check) => text.replace(check, 'false'), code), map: null };
      },
    },
  };
}

/** Advice for developers in the errors of react-intl; a test compares it with the installed version. */
export const advice = [
  / You can either:\n1\. [^]*?to autofix this issue/,
  / \nPlease consider using "@formatjs\/cli"[^]*?message-distribution/,
  / See https:[^ ]*#intlshape for more details/,
];

/** Removes advice for developers from the errors of react-intl, 600 characters of the first script. */
function intlWithoutAdvice(): Plugin {
  return {
    name: 'intl-without-advice',
    apply: 'build',
    transform: {
      filter: { id: /@formatjs\/intl\/index\.js$/ },
      handler: (code) => ({ code: advice.reduce((text, part) => text.replace(part, ''), code), map: null }),
    },
  };
}

const development = '/node_modules/react-router/dist/development/';

/**
 * Bundles the production build of React Router. Its package exports only the development build, whose warnings the
 * minifier cannot remove.
 */
function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const id = resolved?.id.replace(development, '/node_modules/react-router/dist/production/');
      return resolved && id && existsSync(id) ? { ...resolved, id } : resolved;
    },
  };
}

/** The errors that React creates when it loads; a test compares them with the installed version. */
export const loadErrors = /= Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g;

/**
 * Creates the errors of React that only mark an interrupted render without a stack trace, which nobody reads. While developer
 * tools or a test are attached, Chromium parses the whole script again for each function of such a trace: 30 ms before
 * the first render.
 */
function reactWithoutTraces(): Plugin {
  return {
    name: 'react-without-traces',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        const without = code.replace(
          loadErrors,
          '= Object.create(Error.prototype, { message: { value: $1 } })',
        );
        return { code: without, map: null };
      },
    },
  };
}

/** Returns plugins that reduce the libraries of the panel to what it uses of them. */
export function smallerLibraries(): readonly Plugin[] {
  return [intlWithoutLocaleCheck(), intlWithoutAdvice(), routerWithoutWarnings(), reactWithoutTraces()];
}
