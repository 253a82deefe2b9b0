import { Fit } from "#app/components/ui/fit.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { BackLink, Link } from "#app/components/ui/link.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { clientNameFit } from "#app/typesetting/title-fit.ts";

type Client = {
  name: string;
  initials: string;
  description: string;
  industry: string;
  founded: number;
  employees: string;
  location: string;
  website: string;
};

type ClientHeadProps = {
  client: Client;
  words: Record<"industry" | "founded" | "employees" | "location" | "website", string> & {
    back: LinkData;
  };
};

export function ClientHead({ client, words }: ClientHeadProps) {
  const details = [
    { label: words.industry, value: client.industry },
    { label: words.founded, value: client.founded },
    { label: words.employees, value: client.employees },
    { label: words.location, value: client.location },
    { label: words.website, value: <WebsiteLink address={client.website} /> },
  ];
  return (
    <header className="wrap client-head">
      <BackLink to={words.back.to}>{words.back.label}</BackLink>
      <div className="grid">
        <div className="logo-block" role="img" aria-label={client.initials}>
          <Fit text={client.initials} measure={1.6} />
        </div>
        <div className="about-client">
          <div>
            <Fit as="h1" text={client.name} {...clientNameFit} />
            <p className="lead">{client.description}</p>
          </div>
          <SpecList items={details} />
        </div>
      </div>
    </header>
  );
}

function WebsiteLink({ address }: { address: string }) {
  return (
    <Link to={address} className="website">
      {new URL(address).host}
      <Icon name="out" />
    </Link>
  );
}
