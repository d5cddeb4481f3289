import { Avatar } from '@core/components/Avatar'

const names = ['Owen Pritchard', 'Mei-Ling Hsu', 'Rasmus Thygesen', 'ليلى حدّاد', '陈思远', 'Tavita Falaniko']

export function InitialsExample() {
  return (
    <div className="cluster">
      {names.map((name) => (
        <Avatar key={name} name={name} size="lg" isNamed />
      ))}
      <Avatar name="Grace Whitfield" tone="neutral" size="lg" isNamed />
    </div>
  )
}
