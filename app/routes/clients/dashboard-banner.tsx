import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";

type DashboardBannerProps = { question: string; label: string; url: string };

export function DashboardBanner({ question, label, url }: DashboardBannerProps) {
  return (
    <div className="band">
      <div className="wrap">
        <Link to={url} className="dashboard-link">
          <span>
            <b>{question}</b> <span>{label}</span>
          </span>
          <Icon name="out" />
        </Link>
      </div>
    </div>
  );
}
