import type { Disposer } from '../disposer.ts';
import type { Contribution } from './core/extension-point.ts';
import { checkRegistration, type Action, type ActionFold } from './points/actions.ts';
import type { CustomField, CustomFieldOf } from './points/custom-field.ts';
import { customFields } from './points/custom-fields.ts';
import { bulkActions, headerActions, type EditedEntry, type Selection } from './points/entry-actions.ts';
import type { OpenRegistry } from './resolution/registry.ts';
import { defineService } from '../services/service-ref.ts';
import { services } from './services/services-point.ts';

/**
 * Registers contributions at runtime, for those that are only known then. Every method throws an `Error` with the
 * reason, and returns a function that undoes it.
 */
export interface Extensions {
  /** Adds one contribution to any point. */
  readonly register: (contribution: Contribution) => Disposer;
  /** Adds actions to the list, or rewrites the list with a function over the existing ones. */
  readonly registerBulkActions: (value: readonly Action<Selection>[] | ActionFold<Selection>) => Disposer;
  readonly registerHeaderActions: (
    value: readonly Action<EditedEntry>[] | ActionFold<EditedEntry>,
  ) => Disposer;
  readonly registerCustomFields: (value: CustomField | readonly CustomField[]) => Disposer;
}

/** The service behind `Extensions`; one instance per plugin, so that the host knows which plugin registers. */
export const extensionsRef = defineService<Extensions>('shell.extensions');

function requireListOrFunction(noun: string, value: unknown): void {
  const reason = checkRegistration(noun, value);
  if (reason) throw new TypeError(reason);
}

/** Creates the registration functions of one plugin. */
export function createExtensions(registry: OpenRegistry, pluginId: string): Extensions {
  const register = (contribution: Contribution) => registry.register(pluginId, contribution);
  return {
    register,
    registerBulkActions(value) {
      requireListOrFunction('Bulk actions', value);
      return register(bulkActions.add(value));
    },
    registerHeaderActions(value) {
      requireListOrFunction('Header actions', value);
      return register(headerActions.add(value));
    },
    registerCustomFields(value) {
      const fields: readonly CustomField[] = isList(value) ? value : [value];
      const undo: Disposer[] = [];
      const undoAll = () => {
        for (const dispose of undo) dispose();
      };
      try {
        // `add` infers one type, which the union of all fields does not have.
        for (const field of fields) undo.push(register(customFields.add(field as CustomFieldOf<'string'>)));
      } catch (reason) {
        undoAll();
        throw reason;
      }
      return undoAll;
    },
  };
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/**
 * The host's service for registration at runtime.
 * @param registry called on registration, since the registry contains this service itself
 */
export function provideExtensions(registry: () => OpenRegistry): Contribution {
  return services.add({
    ref: extensionsRef,
    per: 'plugin',
    factory: (_deps, pluginId) => createExtensions(registry(), pluginId),
  });
}
