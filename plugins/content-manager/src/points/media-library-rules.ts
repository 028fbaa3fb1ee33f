/** The unfinished thing that an author without a compiler may hand over. */
interface Draft {
  readonly dialog?: unknown;
  readonly upload?: unknown;
}

/** Returns the first thing that is wrong with a media library, or undefined. */
export function checkMediaLibrary({ dialog, upload }: Draft): string | undefined {
  if (typeof dialog !== 'function') return 'A media library needs the `dialog` that files are chosen in';
  return upload === undefined || typeof upload === 'function'
    ? undefined
    : 'What a media library does with new files is a function: `upload`';
}
