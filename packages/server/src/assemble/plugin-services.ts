import { createJobs, type Jobs } from '../jobs/index.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import * as refs from '../plugin-api/service-refs.ts';
import {
  addHooks,
  addRecorders,
  addChangeHooks,
  addUserHooks,
  blockEntryChanges,
  blockUserSteps,
  guardedSteps,
} from '../plugins/lifecycle/add-hooks.ts';
import { createDisabledPlugins } from '../plugins/external/disabled-plugins.ts';
import { runExternalPlugins } from '../plugins/external/run-external-plugins.ts';
import { authenticateApiClient } from '../plugins/lifecycle/authenticate-api-client.ts';
import { createDurableListeners, type RunningListeners } from '../plugins/lifecycle/durable-listeners.ts';
import { createEventListeners, type EventListeners } from '../plugins/lifecycle/listen.ts';
import { reportProblems, type PluginList } from '../plugins/lifecycle/open-plugins.ts';
import { createPluginContexts, type PluginContexts } from '../plugins/lifecycle/plugin-contexts.ts';
import { createContentTypeOptions } from '../plugins/lifecycle/read-content-type-options.ts';
import { createInitReader } from '../plugins/lifecycle/read-init-facts.ts';
import { createSignOut } from '../plugins/lifecycle/sign-out-hooks.ts';
import { readyPlugins } from '../plugins/lifecycle/ready-plugins.ts';
import type { UsablePlugins } from '../plugins/resolution/plugin-needs.ts';
import {
  createPluginSettings,
  type RunningPluginSettings,
} from '../plugins/settings/create-plugin-settings.ts';
import { defineService } from '../services/service-ref.ts';
import { provide, type Provided } from '../services/start-services.ts';
import { openedPluginsRef } from './core-services.ts';

export const pluginContextsRef = defineService<PluginContexts>('server.plugin-contexts');

/** The plugins whose `onReady` succeeded, and the problems of all others. */
export const activePluginsRef = defineService<UsablePlugins>('server.active-plugins');

const eventListenersRef = defineService<EventListeners>('server.event-listeners');
const runningSettingsRef = defineService<RunningPluginSettings>('server.running-settings');
const runningListenersRef = defineService<RunningListeners>('server.running-durable-listeners');
const runningJobsRef = defineService<Jobs<PluginContext>>('server.running-jobs');

/** Marks that hooks, listeners and jobs of active plugins run. */
export const pluginWorkRef = defineService<true>('server.plugin-work');

const contexts = provide({
  ref: pluginContextsRef,
  deps: { opened: openedPluginsRef, logger: refs.loggerRef },
  factory: ({ opened, logger }, services) =>
    createPluginContexts(opened.plugins, services, {
      logger,
      // Read on first use: settings start after the contexts, so that they stop before the services of plugins.
      readShared: () => ({
        content: services.get(refs.contentRef),
        schemas: services.get(refs.schemasRef),
        identity: services.get(refs.identityRef),
        database: services.get(refs.databaseRef),
        files: services.get(refs.filesRef),
        mail: services.get(refs.mailRef),
        events: services.get(refs.eventsRef),
        settings: services.get(refs.settingsRef),
        variable: services.get(refs.variablesRef),
        logger: services.get(refs.loggerRef),
        now: services.get(refs.clockRef),
      }),
    }),
  stop: (running) => running.stop(),
});

/** The services that run hooks, listeners and jobs of plugins; each starts empty and stops on its own. */
const runners: readonly Provided[] = [
  provide({
    ref: eventListenersRef,
    deps: { events: refs.eventsRef, logger: refs.loggerRef },
    factory: (deps) => createEventListeners(deps),
    stop: (listeners) => listeners.stop(),
  }),
  provide({
    ref: runningSettingsRef,
    deps: { database: refs.databaseRef, logger: refs.loggerRef, events: refs.eventsRef, now: refs.clockRef },
    factory: (deps) => createPluginSettings(deps),
    stop: (settings) => settings.stop(),
  }),
  provide({
    ref: refs.settingsRef,
    deps: { settings: runningSettingsRef },
    async factory({ settings }) {
      await settings.start();
      return settings;
    },
  }),
  provide({
    ref: runningListenersRef,
    factory: createDurableListeners,
    stop: (listeners) => listeners.stop(),
  }),
  provide({
    ref: refs.durableListenersRef,
    deps: { listeners: runningListenersRef },
    factory: ({ listeners }) => listeners,
  }),
  provide({
    ref: runningJobsRef,
    deps: {
      contexts: pluginContextsRef,
      database: refs.databaseRef,
      logger: refs.loggerRef,
      now: refs.clockRef,
    },
    factory: ({ contexts: { of: contextOf }, ...deps }) => createJobs({ ...deps, contextOf }),
    stop: (jobs) => jobs.stop(),
  }),
  provide({ ref: refs.jobsRef, deps: { jobs: runningJobsRef }, factory: ({ jobs }) => jobs }),
];

function activation(needs: readonly string[] | undefined): Provided {
  return provide({
    ref: activePluginsRef,
    deps: {
      opened: openedPluginsRef,
      contexts: pluginContextsRef,
      settings: refs.settingsRef,
      hooks: refs.hooksRef,
      userHooks: refs.userHooksRef,
      logger: refs.loggerRef,
    },
    async factory({ opened, contexts: { of: contextOf }, hooks, userHooks, logger }) {
      const { plugins, problems } = await readyPlugins(opened.plugins, { logger, contextOf });
      reportProblems(problems, { ...(needs && { needs }), plugins }, logger);
      const failed = opened.plugins.filter((plugin) => !plugins.includes(plugin));
      blockEntryChanges(failed, hooks);
      const guards = failed.map((plugin) => guardedSteps(plugin)).filter((guard) => guard !== undefined);
      blockUserSteps([...opened.guards, ...guards], { hooks: userHooks, logger });
      return { plugins, problems: [...opened.problems, ...problems] };
    },
  });
}

const work = provide({
  ref: pluginWorkRef,
  deps: {
    active: activePluginsRef,
    contexts: pluginContextsRef,
    hooks: refs.hooksRef,
    userHooks: refs.userHooksRef,
    events: eventListenersRef,
    listeners: runningListenersRef,
    jobs: runningJobsRef,
  },
  async factory({ active, contexts: { of: contextOf }, hooks, userHooks, events, listeners, jobs }) {
    await jobs.start(active.plugins);
    for (const plugin of active.plugins) {
      const context = contextOf(plugin.id);
      addHooks(plugin, { hooks, services: context });
      addUserHooks(plugin, { hooks: userHooks, services: context });
      addChangeHooks(plugin, context);
      addRecorders(plugin, context);
      listeners.start(plugin, context);
      events.start(plugin, context);
    }
    return true as const;
  },
});

/** Describes the edition: the features of running plugins, or those that the enterprise edition would add. */
function describeProject(promoted: readonly string[] = []): Provided {
  return provide({
    ref: refs.projectTypeRef,
    deps: { active: activePluginsRef, config: refs.configRef, variable: refs.variablesRef },
    factory: ({ active, config: { enterprise: isEE, nps }, variable }) => ({
      isEE,
      features: active.plugins
        .flatMap(({ features = [] }) => features)
        .filter((feature) => !feature.variable || ![null, false].includes(variable(feature.variable) as null))
        .map(({ variable: _variable, ...feature }) => feature),
      flags: { nps, promoteEE: promoted.length > 0 },
      ...(promoted.length > 0 && { promoted: [...promoted] }),
    }),
  });
}

/** The services through which HTTP and the panel query plugins. */
const queries: readonly Provided[] = [
  provide({
    ref: refs.externalPluginsRef,
    deps: {
      opened: openedPluginsRef,
      active: activePluginsRef,
      database: refs.databaseRef,
      events: refs.eventsRef,
      now: refs.clockRef,
    },
    factory: ({ opened, active, database, events, now }) =>
      runExternalPlugins(opened.installed, {
        active: new Set(active.plugins.map(({ id }) => id)),
        disabled: createDisabledPlugins(database, events),
        now,
      }),
  }),
  provide({ ref: refs.pluginsRef, deps: { active: activePluginsRef }, factory: ({ active }) => active }),
  provide({
    ref: refs.authenticateApiClientRef,
    deps: { active: activePluginsRef, contexts: pluginContextsRef },
    factory:
      ({ active, contexts: { of: contextOf } }) =>
      (call) =>
        authenticateApiClient(active.plugins, contextOf, call),
  }),
  provide({
    ref: refs.signOutRef,
    deps: { active: activePluginsRef, contexts: pluginContextsRef, logger: refs.loggerRef },
    factory: ({ active, contexts: { of: contextOf }, logger }) =>
      createSignOut(active.plugins, { logger, contextOf }),
  }),
  provide({
    ref: refs.contentTypeOptionsRef,
    deps: { active: activePluginsRef, contexts: pluginContextsRef, logger: refs.loggerRef },
    factory: ({ active, contexts: { of: contextOf }, logger }) =>
      createContentTypeOptions(active.plugins, { logger, contextOf }),
  }),
  provide({
    ref: refs.readInitRef,
    deps: {
      active: activePluginsRef,
      contexts: pluginContextsRef,
      identity: refs.identityRef,
      logger: refs.loggerRef,
    },
    factory: ({ active, contexts: { of: contextOf }, identity, logger }) =>
      createInitReader(identity, active.plugins, { logger, contextOf }),
  }),
];

/**
 * The services that run plugins, in the order in which they start. They stop in reverse: jobs, durable listeners,
 * settings, event listeners, and then the services of plugins.
 */
export function pluginServices({ needs, promoted }: Omit<PluginList, 'plugins'>): readonly Provided[] {
  return [contexts, ...runners, activation(needs), work, describeProject(promoted), ...queries];
}
