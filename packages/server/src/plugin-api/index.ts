export { progressOf, withProgress } from './action-progress.ts';
export {
  before,
  refuseEntry,
  type BeforeHook,
  type BeforeHookContext,
  type EntryFault,
} from './before-hook.ts';
export { beforeUser, type BeforeUserHook } from './before-user.ts';
export { defineBlockSchema, type BlockSchema, type MarkSchema, type NodeSchema } from './block-schema.ts';
export { afterChange, beforeChange, refuseChange, type ChangeHook } from './change-hook.ts';
export { defineRecorder, type ListedRecorder, type RecorderContext } from './change-recorder.ts';
export { defineCondition, defineValuedCondition } from './condition.ts';
export type {
  ConditionDefinition,
  ValuedConditionDefinition,
  ConditionSubject,
  ConditionValue,
} from '../identity/conditions.ts';
export type { AddedAttributes, LinkTarget, PluginComponent, PluginContentType } from './content-type.ts';
export {
  addAttributes,
  defineCustomField,
  defineLinkTarget,
  type CustomFieldContext,
  type CustomFieldSpec,
  type ServerCustomField,
} from './content-type.ts';
export { on, type DurableOptions, type EventListener } from './event-listener.ts';
export type { FormPart, SentFile } from './route.ts';
export { defineJob, type Job } from './job.ts';
export type { DurableListeners, UndeliveredEvents } from './event-listener.ts';
export type { PluginFacts, PluginFeature } from './plugin-facts.ts';
export type { PluginProblem } from './plugin-facts.ts';
export type { ApiClient, ApiClientAuthentication, ApiClientCall } from './api-client.ts';
export { notModified, route, type Route, type RouteContext } from './route.ts';
export {
  defineServerPlugin,
  type ContentTypeOptions,
  type InitFacts,
  type ServerPlugin,
} from './server-plugin.ts';
export type { PluginContext } from './plugin-context.ts';
export { defineService, type Refs, type ServiceRef } from '../services/service-ref.ts';
export { provideService, type ProvidedService } from './service.ts';
export { defineVariable, type VariableRef } from './variable.ts';
export {
  accountsRef,
  callChainRef,
  configRef,
  contentTypeOptionsRef,
  contentApiRef,
  deriveKeyRef,
  durableListenersRef,
  internalTypesRef,
  jobsRef,
  projectTypeRef,
} from './service-refs.ts';
export { defineSettings, type NamedSettings, type SettingsRef } from './settings.ts';
