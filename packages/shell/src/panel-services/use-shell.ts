import { useService } from '../extension/react/use-service.ts';
import { defineService } from '../services/service-ref.ts';
import type { ShellServices } from './shell-services.ts';

/** All of the host, for its own modules: how to begin and end a session is nobody else's business. */
export const shellRef = defineService<ShellServices>('shell.host');

/** The host's own services. Plugins reach those that are meant for them by their refs. */
export function useShell(): ShellServices {
  return useService(shellRef);
}
