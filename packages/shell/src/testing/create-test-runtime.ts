import { hostPlugin } from '../boot/host-plugin.ts';
import type { Contribution, PointIdentity } from '../extension/core/extension-point.ts';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { createProblemStore } from '../extension/problems/problem-store.ts';
import type { AdminRuntime, AdminSettings } from '../extension/react/runtime-context.ts';
import { provideExtensions } from '../extension/registration.ts';
import { resolvePlugins } from '../extension/resolution/registry.ts';
import { createServices } from '../extension/services/create-services.ts';
import { englishTexts } from '../messages/message.ts';
import { createTestHost } from './create-test-host.ts';

export interface TestRuntimeOptions {
  readonly plugins?: readonly Plugin[];
  /** Points that the test renders itself, as if a plugin of the panel owned them. */
  readonly points?: readonly PointIdentity[];
  /** Contributions of the host, such as the services of `createTestHost`. @default those of a host without a user */
  readonly services?: readonly Contribution[];
  readonly without?: readonly string[];
  readonly config?: Partial<AdminSettings>;
}

const initialLocale = 'en';

/** The real engine with the plugins of a test, without a page and without activating anything. */
export function createTestRuntime({
  plugins = [],
  points = [],
  services = createTestHost().services,
  without = [],
  config = {},
}: TestRuntimeOptions = {}): AdminRuntime {
  const problems = createProblemStore();
  const { report } = problems;
  const host = definePlugin({
    ...hostPlugin,
    contributes: [...(hostPlugin.contributes ?? []), provideExtensions(() => resolved.registry), ...services],
  });
  const owner = definePlugin({ id: 'test-owner', points });
  const resolved = resolvePlugins([host, owner, ...plugins], {
    without,
    report,
    trusted: [host],
    checksLoaders: true,
  });
  for (const problem of resolved.problems) report(problem);
  const { registry } = resolved;
  return {
    registry,
    services: createServices(registry, report),
    problems,
    config: { productName: 'Test', basename: '', backendUrl: '', isSafeMode: false, ...config },
    initialLocale,
    initialTexts: englishTexts,
    initialPlugins: registry.plugins,
    loadMessages: async (locale) =>
      locale === initialLocale ? englishTexts : { messages: {}, untranslated: new Set(['shell']) },
  };
}
