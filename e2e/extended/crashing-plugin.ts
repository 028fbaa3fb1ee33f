import { editViewInformations } from '@admin/plugin-content-manager/points';
import { definePlugin } from '@admin/shell';

/** A plugin whose component in the edit view throws during rendering. */
export const crashing = definePlugin({
  id: 'crashing',
  contributes: [
    editViewInformations.add({ id: 'crashing.part', component: () => import('./CrashingPart.tsx') }),
  ],
});
