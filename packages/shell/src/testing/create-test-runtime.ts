import { hostPlugin } from '../boot/host-plugin.ts';
import type { PointIdentity } from '../extension/core/extension-point.ts';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { createProblemStore } from '../extension/problems/problem-store.ts';
import type { AdminRuntime, AdminSettings } from '../extension/react/runtime-context.ts';
import { provideExtensions } from '../extension/registration.ts';
import { resolvePlugins } from '../extension/resolution/resolve-plugins.ts';
import { createServices } from '../extension/services/build-services.ts';
import type { Service } from '../extension/services/service-ref.ts';

export interface TestRuntimeOptions {
  readonly plugins?: readonly Plugin[];
  /** Points that the test draws itself, as if a plugin of the panel owned them. */
  readonly points?: readonly PointIdentity[];
  readonly services?: readonly Service[];
  readonly without?: readonly string[];
  readonly config?: Partial<AdminSettings>;
}

/** The real engine with the plugins of a test, without a page and without activating anything. */
export function createTestRuntime({
  plugins = [],
  points = [],
  services = [],
  without = [],
  config = {},
}: TestRuntimeOptions = {}): AdminRuntime {
  const problems = createProblemStore();
  const { report } = problems;
  const owner = definePlugin({ id: 'test-owner', points });
  const resolved = resolvePlugins([hostPlugin, owner, ...plugins], { without, report });
  for (const problem of resolved.problems) report(problem);
  const { registry } = resolved;
  const built = createServices(report);
  built.add([{ id: 'shell', services: [provideExtensions(registry), ...services] }, ...registry.plugins]);
  return {
    registry,
    services: built,
    problems,
    config: { productName: 'Test', basename: '', backendUrl: '', isSafeMode: false, ...config },
    initialLocale: 'en',
    initialMessages: {},
    initialPlugins: registry.plugins,
    loadMessages: () => Promise.resolve({}),
  };
}
