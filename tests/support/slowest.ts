import type { Reporter, TestModule } from 'vitest/node'

const shown = 12
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Total time of a file. Excludes the environment, which belongs to the process but counts for each file. */
function timeOf(file: TestModule): number {
  const { prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic()
  return prepareDuration + collectDuration + setupDuration + duration
}

function sum(files: readonly TestModule[]): number {
  return files.reduce((total, file) => total + timeOf(file), 0)
}

/** Reports durations by part, and the slowest files. */
export default class Slowest implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    if (files.length < 2) return
    const parts = [...new Set(files.map(({ project }) => project.name))].map((part) => {
      const own = files.filter(({ project }) => project.name === part)
      return `${seconds(sum(own))}  ${part}, ${String(own.length)} files`
    })
    const slowest = [...files].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, shown)
    const lines = [
      'Where the time went (files run beside one another):',
      ...parts,
      'The slowest files:',
      ...slowest.map((file) => `${seconds(timeOf(file))}  ${file.relativeModuleId} (${file.project.name})`),
    ]
    process.stdout.write(`\n${lines.join('\n')}\n`)
  }
}
