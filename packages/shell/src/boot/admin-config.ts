import type { ProjectType } from '@admin/contract';
import type { LoadMessages } from '../messages/message.ts';
import type { Report } from '../extension/problems/problem.ts';
import type { AdminSettings } from '../extension/react/runtime-context.ts';
import type { Contribution } from '../extension/core/extension-point.ts';
import { readBootDocument } from '../project/boot-document.ts';
import { communityProject } from '../project/project-store.ts';
import type { Sessions } from '../panel-services/provide-shell.ts';
import type { SharedModules } from './external/shared-modules.ts';
import { activationLimit } from './phases/activate-plugins.ts';
import { browserClock, type Clock } from '../clock.ts';
import type { PluginSource } from './phases/load-plugins.ts';

/** The time limits of the start, in milliseconds. */
export interface BootLimits {
  /** For the module of a plugin. @default 5000 */
  readonly plugin?: number;
  /** For the texts of one plugin. @default 3000 */
  readonly messages?: number;
  /** For the activation of one plugin; the rest of the panel does not wait for it. @default 5000 */
  readonly activation?: number;
  /** For the server's edition, before the panel starts as the community edition. @default 1500 */
  readonly projectType?: number;
}

/** A panel, as the project that hosts it composes it. Everything but the plugins is optional. */
export interface AdminConfig {
  /** Resolved and shown in this order. */
  readonly plugins: readonly PluginSource[];
  /**
   * Plugins of that list that the host trusts: they stay in safe mode, and their texts may have any id. The enterprise
   * edition is always trusted.
   * @default none
   */
  readonly trusted?: readonly PluginSource[];
  /**
   * The language packs of the panel, trusted: `() => import('@admin/plugin-languages')`. Fetched before the start for users
   * who chose another language than English, and otherwise when a user chooses one.
   */
  readonly languages?: () => Promise<unknown>;
  /** Fetched only if the server is the enterprise edition. */
  readonly enterprise?: () => Promise<unknown>;
  /**
   * Loads the modules that plugins without a rebuild share with the panel: `() => import('@admin/cli/shared-modules')`.
   * @default none, so that such plugins are left out
   */
  readonly sharedModules?: () => Promise<{ readonly default: SharedModules }>;
  /** Contributions to leave out: `plugin-id/contribution-id`. */
  readonly without?: readonly string[];
  /** Name of the product in titles and on the sign-in page. */
  readonly productName?: string;
  /** Address of the product's logo. */
  readonly logo?: string;
  /**
   * Path under which the panel is served. @default the setting of the page or of its settings file, otherwise the root
   */
  readonly basename?: string;
  /** Address of the API. @default the setting of the page or of its settings file, otherwise the panel's own origin */
  readonly backendUrl?: string;
  /** Endpoint that receives usage events. @default the page's setting, otherwise none */
  readonly analyticsUrl?: string | null;
  /** Shows tutorials on the home page. @default true */
  readonly tutorials?: boolean;
  readonly notifications?: {
    /**
     * Notifies users who may read the project settings of new releases, if the server looks for them (`RELEASES_URL`).
     * @default true
     */
    readonly releases?: boolean;
  };
  /** The texts of the host, by language. */
  readonly messages?: LoadMessages;
  /** Returns the initial language. @default English */
  readonly locale?: () => string;
  /** Further services of the host, made with `services.add`. */
  readonly services?: readonly Contribution[];
  /** The sessions of users, for activations that call the API. @default always signed in */
  readonly sessions?: Sessions;
  /** Leaves out plugins that are not trusted. @default true if the address has `safe=1` */
  readonly safe?: boolean;
  /** Fetches the edition. @default the response to `GET /admin/project-type` */
  readonly projectType?: () => Promise<ProjectType>;
  /** Called with each problem, for example to log it. */
  readonly onProblem?: Report;
  readonly clock?: Clock;
  readonly limits?: BootLimits;
}

/** The complete settings of a start. */
export interface BootPlan {
  readonly settings: AdminSettings;
  /** Returns the initial language; called once the languages of plugins are known. */
  readonly locale: () => string;
  readonly clock: Clock;
  readonly limits: Required<BootLimits>;
  readonly projectType: () => Promise<ProjectType>;
}

/** The default product name. */
const defaultProductName = 'Atrium';

/** Completes the configuration with settings of the page and its address. */
export function planBoot(config: AdminConfig): BootPlan {
  const brought = readBootDocument() ?? {};
  return {
    settings: Object.freeze({
      productName: config.productName ?? brought.productName ?? defaultProductName,
      ...(config.logo !== undefined && { logo: config.logo }),
      basename: config.basename ?? brought.basePath ?? '',
      backendUrl: config.backendUrl ?? brought.apiUrl ?? '',
      showTutorials: config.tutorials ?? true,
      showReleases: config.notifications?.releases ?? true,
      isSafeMode: config.safe ?? new URLSearchParams(location.search).get('safe') === '1',
    }),
    locale: config.locale ?? (() => 'en'),
    clock: config.clock ?? browserClock,
    limits: {
      plugin: 5_000,
      messages: 3_000,
      activation: activationLimit,
      projectType: 1_500,
      ...config.limits,
    },
    projectType: config.projectType ?? (() => Promise.resolve(brought.projectType ?? communityProject)),
  };
}
