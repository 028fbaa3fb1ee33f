import { PageHeader, type PageHeaderProps, UnsavedGuard, useSaveShortcut } from '@admin/shell';
import { Button } from '@admin/ui';
import type { FormApi } from 'final-form';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Form, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { Sections } from '../feedback/Section.tsx';
import { FormProblem } from './FormProblem.tsx';
import { formMessages } from './messages.ts';
import styles from './PageForm.module.css';
import type { Outcome } from './submit.ts';

export interface PageFormProps<Values> extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'back'> {
  /** What the form begins with. Later ones are ignored: nothing replaces what is being typed from behind. */
  readonly initialValues: Values;
  /**
   * Saves; the form goes on with what was saved.
   * @param before what the form began with, or was saved with last
   */
  readonly onSubmit: (values: Values, before: Values) => Promise<Outcome<Values>>;
  /** `read` offers nothing to save. */
  readonly mode: 'edit' | 'read';
  /** What is saved beside the fields. */
  readonly beside?: {
    /** Read at the moment of saving or leaving. */
    readonly isChanged: () => boolean;
    /** The same for the drawing of the button. */
    readonly state: 'changed' | 'unchanged';
  };
  /** The cards with the fields. */
  readonly fields: ReactNode;
  /** Further cards, which are not part of the form. */
  readonly children?: ReactNode;
}

const never = (): boolean => false;

/** A page that is one form: its header saves, Ctrl+S does too, and nobody leaves it unsaved by mistake. */
export function PageForm<Values extends object>({
  initialValues,
  onSubmit,
  mode,
  title,
  subtitle,
  back,
  beside,
  fields,
  children,
}: PageFormProps<Values>) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [first] = useState(initialValues);
  const submit = async (values: Values, form: FormApi<Values>) => {
    const outcome = await onSubmit(values, form.getState().initialValues as Values);
    if ('errors' in outcome) return outcome.errors;
    // Only once the form has noticed that the submission is over does it take new values.
    setTimeout(() => form.initialize(outcome.saved));
    return undefined;
  };
  return (
    <Form<Values> initialValues={first} onSubmit={submit} subscription={{ submitting: true, dirty: true }}>
      {({ handleSubmit, submitting, dirty }) => (
        <>
          <PageHeader
            actions={
              mode === 'edit' && (
                <Button
                  disabled={!dirty && beside?.state !== 'changed'}
                  form={id}
                  loading={submitting === true}
                  type="submit"
                  variant="primary"
                >
                  {intl.formatMessage(formMessages.save)}
                </Button>
              )
            }
            {...(back && { back })}
            isUnsaved={mode === 'edit' && (dirty === true || beside?.state === 'changed')}
            subtitle={subtitle}
            title={title}
          />
          <Sections>
            <form
              className={styles.form}
              id={id}
              noValidate
              onSubmit={(event) => void handleSubmit(event)}
              ref={element}
            >
              <FormProblem form={element} />
              {fields}
            </form>
            {children}
          </Sections>
          {mode === 'edit' && <Watch isChangedBeside={beside?.isChanged ?? never} />}
        </>
      )}
    </Form>
  );
}

/** Saves by the keyboard and asks before leaving, as the form is at that moment. */
function Watch({ isChangedBeside }: { readonly isChangedBeside: () => boolean }) {
  const form: FormApi = useForm();
  const isDirty = useCallback(() => form.getState().dirty || isChangedBeside(), [form, isChangedBeside]);
  useSaveShortcut(() => {
    if (isDirty() && !form.getState().submitting) void form.submit();
  });
  return <UnsavedGuard isDirty={isDirty} />;
}
