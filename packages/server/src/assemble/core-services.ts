import type { ServerConfig } from '../config/index.ts';
import { deriveKey } from '../config/index.ts';
import { contentTypeActions, createContentApiActions } from '../content-api/index.ts';
import { createContentService, type ContentSource } from '../content/index.ts';
import type { Database } from '../database/index.ts';
import { createCallChain } from '../events/call-chain.ts';
import type { EntryHooks } from '../events/entry-hooks.ts';
import type { EventBus } from '../events/event-bus.ts';
import { createUserHooks } from '../events/user-hooks.ts';
import { openStorage } from '../files/index.ts';
import { hostVersion } from '../host-version.ts';
import {
  createAccounts,
  createIdentityContext,
  createIdentityService,
  prepareIdentity,
  type IdentityContext,
  type Passwords,
} from '../identity/index.ts';
import type { Logger } from '../logger.ts';
import { createMailer, withTemplates } from '../mail/index.ts';
import * as refs from '../plugin-api/service-refs.ts';
import { blockValidators } from '../plugins/content/block-validators.ts';
import { customFieldValidators } from '../plugins/content/custom-fields.ts';
import { customFieldSizes } from '../plugins/content/custom-fields.ts';
import { openPlugins, type OpenedPlugins, type PluginList } from '../plugins/lifecycle/open-plugins.ts';
import { createDisabledPlugins } from '../plugins/external/disabled-plugins.ts';
import { openExternalPlugins } from '../plugins/external/open-external-plugins.ts';
import { checkVariables, readVariable } from '../plugins/lifecycle/read-variable.ts';
import { defineService } from '../services/service-ref.ts';
import { provide, provideValue, type Provided } from '../services/start-services.ts';
import { migrateCore } from './core-migrations.ts';
import { coreTypes } from './core-types.ts';
import { hostDeclarations } from './plugin-host.ts';

/** The open parts from which the core services are created; their owner closes them. */
export interface CoreParts extends PluginList {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  /** The content types of the application. */
  readonly content: ContentSource;
  readonly events: EventBus;
  readonly hooks: EntryHooks;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly version: string | null;
  readonly now: () => number;
}

/** The resolved plugins, with the content types of the application and theirs. */
export const openedPluginsRef = defineService<OpenedPlugins>('server.opened-plugins');

const identityContextRef = defineService<IdentityContext>('server.identity-context');

function givenServices({ config, logger, database, events, hooks, now }: CoreParts): readonly Provided[] {
  return [
    provideValue(refs.configRef, config),
    provideValue(refs.loggerRef, logger),
    provideValue(refs.databaseRef, database),
    provideValue(refs.eventsRef, events),
    provideValue(refs.hooksRef, hooks),
    provideValue(refs.userHooksRef, createUserHooks(logger)),
    provideValue(refs.clockRef, now),
  ];
}

/** Content types and entries. */
function contentServices({ content, passwords, events, ...parts }: CoreParts): readonly Provided[] {
  return [
    provide({
      ref: openedPluginsRef,
      deps: { config: refs.configRef, logger: refs.loggerRef, database: refs.databaseRef },
      async factory({ config, logger, database }) {
        await migrateCore(database);
        const host = hostDeclarations(config.basePath, content.uids);
        const external = await openExternalPlugins({
          dataDir: config.dataDir,
          configured: config.externalPlugins,
          workingDir: process.cwd(),
          hostVersion,
          listed: parts.plugins,
          disabled: await createDisabledPlugins(database, events).read(),
        });
        return openPlugins({ ...parts, content, external }, { database, logger, host });
      },
    }),
    provide({
      ref: refs.variablesRef,
      deps: { opened: openedPluginsRef, config: refs.configRef },
      factory({ opened, config }) {
        checkVariables(opened.plugins, config);
        return (variable) => readVariable(config, variable);
      },
    }),
    provide({
      ref: refs.schemasRef,
      deps: { opened: openedPluginsRef },
      factory: ({ opened }) => opened.schemas,
    }),
    provide({
      ref: refs.contentRef,
      deps: {
        opened: openedPluginsRef,
        schemas: refs.schemasRef,
        database: refs.databaseRef,
        events: refs.eventsRef,
        hooks: refs.hooksRef,
        now: refs.clockRef,
      },
      async factory({ opened: { plugins }, ...deps }) {
        const customFields = customFieldValidators(plugins);
        const linkTargets = plugins.flatMap(({ linkTargets: targets = [] }) => targets);
        const service = await createContentService({
          ...deps,
          customFields,
          blocks: blockValidators(plugins),
          linkTargets,
          hashPassword: passwords.hash,
        });
        service.configurations.addFieldSizes(customFieldSizes(plugins));
        return service;
      },
    }),
    provide({
      ref: refs.internalTypesRef,
      deps: { opened: openedPluginsRef },
      factory: ({ opened }) => [
        ...coreTypes,
        ...opened.plugins.flatMap(({ internalTypes = [], linkTargets = [] }) => [
          ...internalTypes,
          ...linkTargets.map(({ type }) => type),
        ]),
      ],
    }),
    provide({
      ref: refs.contentApiRef,
      deps: { opened: openedPluginsRef, schemas: refs.schemasRef },
      factory: ({ opened, schemas }) => createContentApiActions(contentTypeActions(schemas), opened.plugins),
    }),
  ];
}

/** Mail, uploaded files, and keys. */
function outputServices(secret: string): readonly Provided[] {
  return [
    provide({
      ref: refs.mailRef,
      deps: { opened: openedPluginsRef, config: refs.configRef, logger: refs.loggerRef },
      factory: ({ opened, config, logger }) =>
        withTemplates(
          createMailer(config),
          logger,
          opened.plugins.flatMap(({ mailTexts = [] }) => mailTexts),
        ),
      stop: (mail) => mail.close(),
    }),
    provide({
      ref: refs.filesRef,
      deps: { config: refs.configRef },
      factory: ({ config }) => openStorage(config),
    }),
    provide({ ref: refs.callChainRef, factory: () => createCallChain(secret) }),
    provide({ ref: refs.deriveKeyRef, factory: () => (purpose) => deriveKey(secret, purpose) }),
  ];
}

/** Users, roles, sessions and permissions. */
function identityServices({ secret, passwords, version }: CoreParts): readonly Provided[] {
  return [
    provide({
      ref: identityContextRef,
      deps: {
        config: refs.configRef,
        logger: refs.loggerRef,
        database: refs.databaseRef,
        events: refs.eventsRef,
        userHooks: refs.userHooksRef,
        mail: refs.mailRef,
        schemas: refs.schemasRef,
        now: refs.clockRef,
        content: refs.contentRef,
        opened: openedPluginsRef,
      },
      factory: ({ content: { locales, storage }, opened: { plugins }, ...deps }) =>
        createIdentityContext({ ...deps, secret, passwords, locales, storage, plugins }),
      stop: ({ attempts }) => attempts.write(),
    }),
    provide({
      ref: refs.accountsRef,
      deps: { context: identityContextRef },
      factory: ({ context }) => createAccounts(context),
    }),
    provide({
      ref: refs.identityRef,
      deps: { context: identityContextRef },
      async factory({ context }) {
        await prepareIdentity(context);
        return createIdentityService(context, version);
      },
    }),
  ];
}

/** The services of every server, in the order in which they start. */
export function coreServices(parts: CoreParts): readonly Provided[] {
  return [
    ...givenServices(parts),
    ...contentServices(parts),
    ...outputServices(parts.secret),
    ...identityServices(parts),
  ];
}
