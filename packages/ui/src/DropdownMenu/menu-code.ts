import { lateCode } from '../LateTrigger/index.ts';

/** The code of menus, which is loaded when a button that opens one is first reached. */
export const menuCode = lateCode(async () => (await import('./MenuLayer.tsx')).MenuLayer);

/** Events that render the menu. It must receive all of them to distinguish keyboard from pointer. */
export const menuWakeEvents = ['onPointerMove', 'onPointerDown', 'onFocus', 'onKeyDown'] as const;
