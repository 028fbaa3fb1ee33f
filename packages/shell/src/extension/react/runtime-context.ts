import { createContext, use, useSyncExternalStore } from 'react';
import type { Messages } from '../../messages/message.ts';
import type { StoreApi } from '../../services/plain-store.ts';
import type { ServiceRef } from '../../services/service-ref.ts';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { Plugin } from '../core/plugin.ts';
import type { ProblemStore } from '../problems/problem-store.ts';
import type { BootProblem, Report } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import type { Services } from '../services/create-services.ts';

/** What the host of a panel decided about it. */
export interface AdminSettings {
  /** Name of the product in titles and on the sign-in page. */
  readonly productName: string;
  /** Address of the product's logo; the host's own mark when absent. */
  readonly logo?: string;
  /** Path under which the panel is served, without a trailing slash; empty at the root. */
  readonly basename: string;
  /** Origin of the API; empty when it is the panel's own. */
  readonly backendUrl: string;
  /** Whether the home page shows what there is to learn. @default true */
  readonly showTutorials?: boolean;
  /** Whether plugins of third parties were left out. */
  readonly isSafeMode: boolean;
}

/** A running panel, as its components see it. */
export interface AdminRuntime {
  readonly registry: Registry;
  readonly services: Services;
  readonly problems: ProblemStore;
  readonly config: AdminSettings;
  /** The language in which the panel started, with its texts. */
  readonly initialLocale: string;
  readonly initialMessages: Messages;
  /** The plugins whose texts are among them; a later one's have to be fetched. */
  readonly initialPlugins: readonly Plugin[];
  /** The texts of host and plugins in another language. Never rejects: missing texts stay English. */
  readonly loadMessages: (locale: string) => Promise<Messages>;
}

/** Holds the running panel; filled once at the root. */
export const RuntimeContext = createContext<AdminRuntime | null>(null);

/** The running panel. Throws outside of one. */
export function useRuntime(): AdminRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime must be used within a RuntimeContext.');
  return runtime;
}

/** Set by every contribution's boundary, so that the host knows on whose behalf a service is asked for. */
export const OwnerContext = createContext<ContributionOwner | null>(null);

const neverChanges = () => () => undefined;

/** What a store of the host holds; undefined in a panel without a host, which the engine does without. */
export function useHostState<S, T>(ref: ServiceRef<S & StoreApi<T>>): T | undefined {
  const store = useRuntime().services.find(ref);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getState());
}

/** Every problem noticed so far; renders again when there is another. */
export function useProblems(): readonly BootProblem[] {
  const { problems } = useRuntime();
  return useSyncExternalStore(problems.subscribe, problems.list);
}

/** Returns the function that reports a problem of a plugin: to the boot report, and to users where it concerns them. */
export function useReport(): Report {
  return useRuntime().problems.report;
}
