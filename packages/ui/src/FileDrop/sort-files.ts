/** Reason why a file was rejected. */
export type FileRejectionReason = 'type' | 'size' | 'count';

export interface FileRejection {
  readonly file: File;
  readonly reason: FileRejectionReason;
}

export interface FileLimits {
  /** Types as in the `accept` attribute: `image/*`, `application/pdf`, `.csv`. Empty accepts every type. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly maxCount: number;
}

/** Separates accepted files from rejected files. */
export function sortFiles(
  files: readonly File[],
  limits: FileLimits,
): { readonly accepted: readonly File[]; readonly rejected: readonly FileRejection[] } {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    if (!isAcceptedType(file, limits.accept)) rejected.push({ file, reason: 'type' });
    else if (file.size > limits.maxBytes) rejected.push({ file, reason: 'size' });
    else if (accepted.length >= limits.maxCount) rejected.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function isAcceptedType(file: File, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const pattern = entry.trim().toLowerCase();
    if (pattern.startsWith('.')) return name.endsWith(pattern);
    if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}
