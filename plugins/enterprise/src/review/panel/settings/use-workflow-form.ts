import { isSameValue } from '@admin/content-model';
import { useField, useForm } from 'react-final-form';
import type { StageValues, WorkflowValues } from './workflow-values.ts';

/** Returns the stages of the form. The component renders again when they change. */
export function useStages(): readonly StageValues[] {
  const { input } = useField<readonly StageValues[]>('stages', {
    subscription: { value: true },
    isEqual: isSameValue,
  });
  return input.value || [];
}

/** The form of a workflow, for changes of several values at once. */
export interface WorkflowForm {
  readonly read: () => WorkflowValues;
  readonly change: (change: (values: WorkflowValues) => WorkflowValues) => void;
}

/** Returns functions that read and change the form of a workflow. */
export function useWorkflowForm(): WorkflowForm {
  const form = useForm<WorkflowValues>();
  const read = () => form.getState().values;
  return {
    read,
    change: (change) =>
      form.batch(() => {
        const before = read();
        for (const [name, value] of Object.entries(change(before))) {
          if (!isSameValue(before[name as keyof WorkflowValues], value)) {
            form.change(name as keyof WorkflowValues, value as never);
          }
        }
      }),
  };
}
