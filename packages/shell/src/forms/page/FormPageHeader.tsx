import { Button } from '@admin/ui';
import type { FormApi } from 'final-form';
import { useCallback } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { PageHeader, type PageHeaderProps } from '../../frame/page/PageHeader.tsx';
import { UnsavedGuard } from '../../unsaved-changes/UnsavedGuard.tsx';
import { useRolePreview } from '../../authorization/use-can.ts';
import { WhyLocked } from '../../authorization/WhyLocked.tsx';
import { formPageMessages } from './messages.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/** Unsaved state outside of a form's fields that is saved with them. */
export interface SavedBeside {
  /** Evaluated when the form is saved or left. */
  readonly isChanged: () => boolean;
  /** The same value, for rendering the button. */
  readonly state: 'changed' | 'unchanged';
}

export interface FormPageHeaderProps extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'back'> {
  /** The form that the button submits. */
  readonly formId: string;
  readonly mode: 'edit' | 'read';
  readonly beside: SavedBeside | undefined;
}

const never = (): boolean => false;

/** The header of a form page, with its save button. */
export function FormPageHeader({ formId, mode, beside, ...head }: FormPageHeaderProps) {
  const intl = useIntl();
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } });
  const isChanged = dirty || beside?.state === 'changed';
  const isViewing = useRolePreview() !== null;
  return (
    <>
      <PageHeader
        {...head}
        actions={
          mode === 'edit' && (
            <WhyLocked>
              <Button
                disabled={!isChanged || isViewing}
                form={formId}
                loading={submitting}
                type="submit"
                variant="primary"
              >
                {intl.formatMessage(formPageMessages.save)}
              </Button>
            </WhyLocked>
          )
        }
        isUnsaved={mode === 'edit' && isChanged}
      />
      {mode === 'edit' && <SaveAndLeave isChangedBeside={beside?.isChanged ?? never} />}
    </>
  );
}

/** Handles the save shortcut and the confirmation before leaving, with the current state of the form. */
function SaveAndLeave({ isChangedBeside }: { readonly isChangedBeside: () => boolean }) {
  const form: FormApi = useForm();
  const isDirty = useCallback(() => form.getState().dirty || isChangedBeside(), [form, isChangedBeside]);
  useSaveShortcut(() => {
    if (isDirty() && !form.getState().submitting) void form.submit();
  });
  return <UnsavedGuard isDirty={isDirty} />;
}
