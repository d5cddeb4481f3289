export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={`${String(index)}${part}`} dir="ltr">
        {part}
      </code>
    ),
  )
}
