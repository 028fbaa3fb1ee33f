import { createContext, use, useSyncExternalStore } from 'react';
import type { PanelTexts } from '../../messages/message.ts';
import type { StoreApi } from '../../services/plain-store.ts';
import type { ServiceRef } from '../../services/service-ref.ts';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { Plugin } from '../core/plugin.ts';
import type { ProblemStore } from '../problems/problem-store.ts';
import type { BootProblem, Report } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import type { Services } from '../services/create-services.ts';

/** The settings of a panel that its host decides. */
export interface AdminSettings {
  /** Name of the product in titles and on the sign-in page. */
  readonly productName: string;
  /** Address of the product's logo; the built-in logo if absent. */
  readonly logo?: string;
  /** Path under which the panel is served, without a trailing slash; empty at the root. */
  readonly basename: string;
  /** Origin of the API; empty if it is the panel's own. */
  readonly backendUrl: string;
  /** Shows tutorials on the home page. @default true */
  readonly showTutorials?: boolean;
  /** Notifies users of new releases. @default true */
  readonly showReleases?: boolean;
  /** True if plugins of third parties were left out. */
  readonly isSafeMode: boolean;
}

/** A running panel, as its components use it. */
export interface AdminRuntime {
  readonly registry: Registry;
  readonly services: Services;
  readonly problems: ProblemStore;
  readonly config: AdminSettings;
  /** The language in which the panel started, with its texts. */
  readonly initialLocale: string;
  readonly initialTexts: PanelTexts;
  /** The plugins whose texts are included; those of later plugins are fetched. */
  readonly initialPlugins: readonly Plugin[];
  /**
   * Fetches the texts of host and plugins in another language. Never rejects: missing texts stay English.
   * @param isComplete fetches late texts as well
   */
  readonly loadMessages: (locale: string, isComplete?: boolean) => Promise<PanelTexts>;
}

/** Provides the running panel; set once at the root. */
export const RuntimeContext = createContext<AdminRuntime | null>(null);

/** Returns the running panel. Throws outside of one. */
export function useRuntime(): AdminRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime must be used within a RuntimeContext.');
  return runtime;
}

/** Set by the boundary of every contribution, so that the host knows which plugin requests a service. */
export const OwnerContext = createContext<ContributionOwner | null>(null);

const neverChanges = () => () => undefined;

/** Returns the state of a store of the host; undefined in a panel without a host, as in tests of the engine. */
export function useHostState<S, T>(ref: ServiceRef<S & StoreApi<T>>): T | undefined {
  const store = useRuntime().services.find(ref);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getState());
}

/** Returns all reported problems; the component renders again with each new one. */
export function useProblems(): readonly BootProblem[] {
  const { problems } = useRuntime();
  return useSyncExternalStore(problems.subscribe, problems.list);
}

/** Returns the function that reports a problem of a plugin, to the boot report and, if it concerns them, to users. */
export function useReport(): Report {
  return useRuntime().problems.report;
}
