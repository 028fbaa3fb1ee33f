import { ApiError } from '@admin/shell';

/**
 * A refusal of settings in which each is called what its field is called: the server names them by their keys.
 * @param labelOf the label of the setting with that key; undefined for what is none
 * @returns the error itself where it says nothing of settings
 */
export function namingLabels(error: unknown, labelOf: (name: string) => string | undefined): unknown {
  if (!(error instanceof ApiError) || error.fieldProblems.length === 0) return error;
  const named = (text: string, [name = '']: readonly string[]): string => {
    const label = text.startsWith(`${name} `) ? labelOf(name) : undefined;
    return label === undefined ? text : label + text.slice(name.length);
  };
  const errors = error.fieldProblems.map((problem) => ({
    ...problem,
    message: named(problem.message, problem.path),
  }));
  const [first] = error.fieldProblems;
  return new ApiError({
    name: error.name,
    message: named(error.message, first?.path ?? []),
    status: error.status,
    details: { ...error.details, errors },
    retryAfter: error.retryAfter,
    requestId: error.requestId,
    cause: error,
  });
}
