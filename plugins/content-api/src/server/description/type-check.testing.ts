import ts from 'typescript';

/**
 * Compiles modules that exist in memory only, together with those on disk that they import; returns the problems.
 * @param files the texts of the modules by absolute path
 * @param more options beside those of every check
 */
export function typeProblems(
  files: ReadonlyMap<string, string>,
  more: ts.CompilerOptions,
): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    ...more,
  };
  const onDisk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: (name) => files.has(name) || onDisk.fileExists(name),
    readFile: (name) => files.get(name) ?? onDisk.readFile(name),
    getSourceFile: (name, version, ...rest) => {
      const text = files.get(name);
      return text === undefined
        ? onDisk.getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version);
    },
  };
  return ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
}
