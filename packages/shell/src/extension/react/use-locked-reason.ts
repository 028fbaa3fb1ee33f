import { permissionsRef } from '../../service-refs.ts';
import { useHostState } from './use-host-state.ts';
import { useText } from './use-text.ts';

const locked = {
  id: 'view.locked',
  defaultMessage: 'Nothing can be changed while you are viewing as {role}.',
} as const;

/** Why nothing can be changed in this window; undefined where everything is as always. */
export function useLockedReason(): string | undefined {
  const text = useText();
  const view = useHostState(permissionsRef)?.view;
  return view ? text({ ...locked, values: { role: view.role.name } }) : undefined;
}
